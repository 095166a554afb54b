// A phone number as it is shown where somebody may look over a shoulder: 138****8000.

export function maskedPhone(phoneNumber: string): string {
  return phoneNumber.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
}
