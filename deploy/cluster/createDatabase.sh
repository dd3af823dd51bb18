# Run by Patroni when it has made the first primary, with the address of the superuser.
exec psql "$1" --quiet --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role jontro login password :'password';
create database jontro owner jontro;
SQL
