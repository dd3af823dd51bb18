-- needs: 0011
-- Each new order enters every index. A sort by status also reads `orders_by_filters`; a district is filtered while the index of the
-- sort column is read.
drop index orders_by_status;
drop index orders_by_district;
