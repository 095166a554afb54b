/** What is taken of the packages that the published server carries inside. */
export { AlipaySdk } from 'alipay-sdk';
