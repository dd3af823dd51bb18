create or replace function lists_of_issue(needs_attention boolean, is_refund boolean) returns setof text language sql immutable as $$
  select list from (
    values ('open_issues', needs_attention), ('refunds', is_refund), ('open_refunds', is_refund and needs_attention)
  ) as lists (list, has_issue)
  where has_issue
$$;
