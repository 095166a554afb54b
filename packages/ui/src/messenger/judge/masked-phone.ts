// Masks a phone number for places where somebody may look over a shoulder: 138****8000.

export function maskedPhone(phoneNumber: string): string {
  return phoneNumber.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
}
