// Makes packages/server/test/fixtures/payment-vectors.json: keys, certificates and signatures of the payment
// provider's protocol, all by the openssl command, so that neither the SDK nor the stand-in is its own judge.
// They are made once and committed; run it again (`node scripts/payment-vectors.mjs`) to make others.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'liangfen-vectors-'));
const at = (name) => join(folder, name);
const read = (name) => readFileSync(at(name), 'utf8');

function openssl(...args) {
  return execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
}

function newPair(name) {
  openssl('genrsa', '-traditional', '-out', `${name}.pkcs1`, '2048');
  openssl('pkcs8', '-topk8', '-nocrypt', '-in', `${name}.pkcs1`, '-out', `${name}.pem`);
  openssl('pkey', '-in', `${name}.pem`, '-pubout', '-out', `${name}.pub`);
}

/** Signed by the one without an issuer. */
function newCertificate(name, issuer) {
  const subject = `/C=CN/O=Liangfen ${name}/CN=${name}`;
  openssl('req', '-new', '-key', `${name}.pem`, '-subj', subject, '-out', 'csr');
  const by =
    issuer === null
      ? ['-signkey', `${name}.pem`]
      : ['-CA', `${issuer}.crt`, '-CAkey', `${issuer}.pem`];
  const serial = `0x1234567890abcdef${name.length}`;
  openssl(
    'x509',
    '-req',
    '-in',
    'csr',
    ...by,
    '-set_serial',
    serial,
    '-days',
    '36500',
    '-out',
    `${name}.crt`,
  );
  const names = openssl(
    'x509',
    '-in',
    `${name}.crt`,
    '-noout',
    '-issuer',
    '-serial',
    '-nameopt',
    'RFC2253',
  );
  const [, issuerName, number] = /^issuer=(.*)\nserial=(.*)\n$/.exec(names.toString());
  // The documents' rule: the issuer's names from the last to the first, then the serial number in decimals.
  const serialNumber = createHash('md5')
    .update(`${issuerName}${BigInt(`0x${number}`)}`)
    .digest('hex');
  return { pem: read(`${name}.crt`), serialNumber };
}

function signed(by, text) {
  writeFileSync(at('text'), text);
  const sign = openssl('dgst', '-sha256', '-sign', `${by}.pem`, 'text').toString('base64');
  return { text, sign };
}

for (const name of ['app', 'provider', 'root']) newPair(name);

// Written out by hand from the provider's documents: sorted, values as they are, without `sign`.
const query = [
  'app_id=2021000000000000',
  'biz_content={"out_trade_no":"LF1"}',
  'charset=utf-8',
  'method=alipay.trade.query',
  'sign_type=RSA2',
  'timestamp=2026-11-22 12:05:06',
  'version=1.0',
];
const form = [
  'alipay_sdk=alipay-sdk-nodejs-4.0.0',
  'app_id=2021000000000000',
  'biz_content={"out_trade_no":"LF1","total_amount":"1.00","subject":"云点 + 100%","time_expire":"2026-11-22 13:05:06","product_code":"FAST_INSTANT_TRADE_PAY"}',
  'charset=utf-8',
  'method=alipay.trade.page.pay',
  'notify_url=https://shop.test/api/point/alipay/notify',
  'return_url=https://shop.test/web/user/points',
  'sign_type=RSA2',
  'timestamp=2026-11-22 12:05:06',
  'version=1.0',
];
// Without `sign` and `sign_type`.
const notification = [
  'app_id=2021000000000000',
  'charset=utf-8',
  'notify_id=N1',
  'notify_time=2026-11-22 12:05:06',
  'notify_type=trade_status_sync',
  'out_trade_no=LF1',
  'seller_id=2088000000000001',
  'subject=云点 100% + 赠送',
  'total_amount=1.00',
  'trade_no=2026112200001',
  'trade_status=TRADE_SUCCESS',
  'version=1.0',
];
// The inner object, unchanged from the answer.
const answer =
  '{"code":"40004","msg":"Business Failed","sub_code":"ACQ.TRADE_NOT_EXIST","sub_msg":"演示：ACQ.TRADE_NOT_EXIST"}';

const vectors = {
  comment: 'Made by scripts/payment-vectors.mjs for tests; these keys open nothing.',
  keys: {
    providerPrivateKey: read('provider.pem'),
    providerPublicKey: read('provider.pub'),
    appPublicKey: read('app.pub'),
    appPrivateKey: read('app.pem'),
  },
  appPrivateKeyPkcs1: read('app.pkcs1'),
  certificates: {
    root: newCertificate('root', null),
    app: newCertificate('app', 'root'),
    provider: newCertificate('provider', 'root'),
  },
  query: signed('app', query.join('&')),
  queryByAnother: signed('provider', query.join('&')),
  form: signed('app', form.join('&')),
  notification: signed('provider', notification.join('&')),
  answer: signed('provider', answer),
};
writeFileSync(
  join(root, 'packages/server/test/fixtures/payment-vectors.json'),
  `${JSON.stringify(vectors, null, 2)}\n`,
);
rmSync(folder, { recursive: true });
