"""Starts ClickHouse's own engine and HTTP server out of the library of the npm package chdb.

The library is `clickhouse local`. It listens as long as a statement runs, so the last one sleeps. It has neither Keeper nor a
port for other replicas, and users cannot be created by SQL. CLICKHOUSE_USERS adds users, one in each line: `name:password:grant;grant;…`.
"""
import ctypes
import os
import signal
from xml.sax.saxutils import escape

data = '/var/lib/clickhouse'
admin = os.environ.get('CLICKHOUSE_USER') or 'default'
password = os.environ.get('CLICKHOUSE_PASSWORD') or ''


def user(name, password, grants=()):
    rights = ''.join(f'<query>{escape(grant)}</query>' for grant in grants)
    return f"""<{name}>
      <password>{escape(password)}</password><networks><ip>::/0</ip></networks><profile>default</profile><quota>default</quota>
      {f'<grants>{rights}</grants>' if grants else '<access_management>1</access_management>'}
    </{name}>"""


others = [entry.split(':', 2) for entry in filter(None, os.environ.get('CLICKHOUSE_USERS', '').splitlines())]
users = [user(admin, password), *(user(name, secret, grants.split(';')) for name, secret, grants in others)]
if admin != 'default':
    users.append(
        '<default><password/><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default>'
    )
config = f'{data}/config.xml'
with open(config, 'w', encoding='utf8') as file:
    os.chmod(config, 0o600)
    file.write(f"""<clickhouse>
  <users>{''.join(users)}</users>
  <profiles><default/></profiles><quotas><default/></quotas>
  <user_directories><users_xml><path>{config}</path></users_xml></user_directories>
</clickhouse>""")

sleep = (
    'select sleepEachRow(3) from numbers(1000000000) '
    'settings max_block_size = 1, function_sleep_max_microseconds_per_block = 10000000 format Null'
)
arguments = [
    'clickhouse',
    f'--config-file={config}',
    f'--path={data}',
    '--listen_host=0.0.0.0',
    '--http_port=8123',
    '--multiquery',
    '--query',
    f'SYSTEM START LISTEN HTTP; {sleep}',
]
for stop in (signal.SIGTERM, signal.SIGINT):
    signal.signal(stop, signal.SIG_DFL)
library = ctypes.CDLL('/opt/clickhouse/libchdb.so')
library.query_stable_v2.restype = ctypes.c_void_p
print('ClickHouse listens at port 8123.', flush=True)
library.query_stable_v2(len(arguments), (ctypes.c_char_p * len(arguments))(*[text.encode() for text in arguments]))
