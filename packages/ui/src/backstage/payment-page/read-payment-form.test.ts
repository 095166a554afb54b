// Which stored payment forms are sent to the provider, and which of their parts.
import { describe, expect, it } from 'vitest';
import { readPaymentForm } from './read-payment-form.ts';

const origin = 'https://score.example.com';
const form = (action: string, inputs = '<input type="hidden" name="a" value="1">') =>
  `<form action="${action}" method="post">${inputs}</form>`;
const kindOf = (content: string | null) => readPaymentForm(content, origin).kind;

describe('readPaymentForm', () => {
  it.each([
    'https://openapi.alipay.com/gateway.do?sign=a%2Bb%3D',
    'https://openapi-sandbox.dl.alipaydev.com/gateway.do',
  ])('accepts %s', (action) => {
    expect(readPaymentForm(form(action), origin)).toEqual({
      kind: 'GATEWAY',
      form: { action, fields: [{ name: 'a', value: '1' }] },
    });
  });

  it.each([
    'http://openapi.alipay.com/gateway.do',
    'https://openapi.alipay.com:8443/gateway.do',
    'https://openapi.alipay.com@evil.example/gateway.do',
    'https://user:secret@openapi.alipay.com/gateway.do',
    'https://evil.example/openapi.alipay.com',
    'https://openapi.alipay.com.evil.example/gateway.do',
    'https://xopenapi.alipay.com/gateway.do',
    '//evil.example/sandbox/alipay/gateway.do',
    'https://evil.example/sandbox/alipay/gateway.do',
    '/sandbox/alipay/../../api/logout',
    '/api/logout',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    '',
  ])('refuses %s', (action) => {
    expect(kindOf(form(action))).toBe('FOREIGN');
  });

  it('accepts the stand-in of the payment provider on its own site', () => {
    expect(kindOf(form('/sandbox/alipay/gateway.do'))).toBe('SANDBOX');
    expect(kindOf(form(`${origin}/sandbox/alipay/gateway.do`))).toBe('SANDBOX');
  });

  it('takes hidden fields that have a name, and nothing else', () => {
    const inputs =
      '<input type="hidden" name="biz" value="{&quot;a&quot;:1}"><input name="b" value="2"><input type="hidden" value="3"><button name="c">';
    const read = readPaymentForm(form('https://openapi.alipay.com/gateway.do', inputs), origin);
    expect(read).toMatchObject({ form: { fields: [{ name: 'biz', value: '{"a":1}' }] } });
  });

  it('finds no form in an empty or plain text', () => {
    expect(kindOf(null)).toBe('NONE');
    expect(kindOf('  ')).toBe('NONE');
    expect(kindOf('hello')).toBe('FOREIGN');
    expect(kindOf('<form><input type="hidden" name="a"></form>')).toBe('FOREIGN');
  });

  it('refuses a form with far too many fields', () => {
    const many = '<input type="hidden" name="a" value="1">'.repeat(41);
    expect(kindOf(form('https://openapi.alipay.com/gateway.do', many))).toBe('FOREIGN');
  });
});
