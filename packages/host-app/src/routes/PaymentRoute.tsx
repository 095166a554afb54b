// `/web/aliPay`
import { PaymentRedirectPage } from '@liangfen/ui/backstage';
import { useBackstageMessages } from '@liangfen/ui/messages';
import { useEffect, useState } from 'react';
import { isDemonstration } from '../demonstration.ts';
import { PageTitle } from '../PageTitle.tsx';
import { forgetPaymentForm, keptPaymentForm } from '../payment-form.ts';

export function PaymentRoute() {
  const { money } = useBackstageMessages();
  const [content] = useState(keptPaymentForm);
  // Whatever becomes of it, it is not there a second time.
  useEffect(forgetPaymentForm, []);
  return (
    <>
      <PageTitle of={money.web.title} />
      <PaymentRedirectPage content={content} isDemonstration={isDemonstration} />
    </>
  );
}
