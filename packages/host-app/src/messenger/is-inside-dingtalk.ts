// Whether a page is open inside the messenger; asked by pages that shall load nothing more elsewhere.

export function isInsideDingtalk(userAgent: string): boolean {
  return /\bDingTalk[/(]/i.test(userAgent);
}
