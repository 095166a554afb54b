/** The parts that the published server takes of packages which it carries inside. */
export { AlipaySdk } from 'alipay-sdk';
