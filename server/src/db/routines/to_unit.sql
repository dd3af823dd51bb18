-- '8 GB' is '8gb', however it is written.
create or replace function to_unit(word text) returns text language sql immutable parallel safe as $$
  select case
    when word in ('gb', 'জিবি', 'গিগাবাইট', 'gigabyte') then 'gb'
    when word in ('tb', 'টিবি', 'টেরাবাইট', 'terabyte') then 'tb'
    when word in ('mah', 'এমএএইচ', 'এমএএচ', 'এমএইচ', 'মিলিঅ্যাম্পিয়ার', 'amp') then 'mah'
    when word in ('inch', 'inches', 'inchi', 'inci', 'ইঞ্চি', 'ইঞ্চির', 'ইঞ্ছি') then 'inch'
    when word in ('w', 'watt', 'watts', 'wat', 'oat', 'ওয়াট', 'ওয়াটের') then 'w'
    when word in ('ml', 'মিলি', 'এমএল', 'mili') then 'ml'
    when word in ('l', 'litre', 'liter', 'litres', 'লিটার', 'লিটারের', 'litar') then 'l'
    when word in ('g', 'জি') then 'g'
    when word in ('k', 'কে') then 'k'
    when word in ('hz', 'হার্জ') then 'hz'
  end
$$;
