-- Words that say nothing about what is wanted.
create or replace function is_filler(word text) returns boolean language sql immutable parallel safe as $$
  select word = any ('{er,r,ar,jonno,jonne,jnno,jonyo,dam,daam,dame,koto,kto,taka,tk,bdt,valo,bhalo,vhalo,valoi,best,top,good,price,prize,cost,rate,bd,
    bangladesh,bangladeshe,in,for,of,with,and,the,a,an,to,on,buy,kinbo,kinte,kinbo,chai,lagbe,dorkar,ekta,akta,akti,offer,online,original,sera,
    wala,oala,kom,der,jontro,jonnow,korar,korte,kora,dewar,debar,deoar,dhora,katar,kata,mapar,shonar,sonar,gaan,banano,bananor,rakhar,dekhar,dekha,chole,
    chele,cheleder,meye,meyeder,notun,kena,kinar,কম,দামে,সস্তা,sosta,cheap,
    এর,র,জন্য,জন্যে,দাম,দামের,কত,টাকা,টাকার,ভালো,ভাল,সেরা,বেস্ট,একটা,একটি,কিনব,কিনবো,কিনতে,চাই,লাগবে,দরকার,বাংলাদেশ,বাংলাদেশে,মূল্য,প্রাইস,অফার,অনলাইন,
    ও,এবং,করা,করার,করতে,দেওয়ার,দেবার,ধরা,কাটার,মাপার,শোনার,গান,বানানোর,বানানো,রাখার,দেখার,ছেলেদের,মেয়েদের,ছেলে,মেয়ে,নতুন,কেনার,যন্ত্র,আর,কোনটা,ram,rom,র্যাম,storage,স্টোরেজ}'::text[])
$$;
