-- needs: 0029
-- Best sellers are found by the index of 0049. No version that was released reads this table, or writes it but by this routine.
-- routines: count_pending_sales
drop table product_sales;
