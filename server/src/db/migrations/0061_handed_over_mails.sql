-- needs: 0029
-- That an order was handed over to a courier.
alter type mail_kind add value if not exists 'handedOver' before 'delivered';
