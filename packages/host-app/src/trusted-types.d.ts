/** The values that a browser with Trusted Types gives for a program's address or for markup; opaque to us. */
interface TrustedTexts {
  readonly createPolicy: <Rules extends TrustedTextRules>(name: string, rules: Rules) => Rules;
}

interface TrustedTextRules {
  /** Null refuses the text. */
  readonly createHTML?: (text: string) => string | null;
  readonly createScriptURL?: (address: string) => string;
}

interface Window {
  readonly trustedTypes?: TrustedTexts;
}
