// Whether a page is open inside the messenger; asked by pages that load more only there.

export function isInsideDingtalk(userAgent: string): boolean {
  return /\bDingTalk[/(]/i.test(userAgent);
}
