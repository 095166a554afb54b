'use client';
// Stands in the place of a part that is still loading, or could not be loaded.
import { useBasicMessages } from '../../messages/index.ts';
import { Big, Centred, Quiet } from './layout.tsx';
import { Ring } from './marks.tsx';
import { PhoneButton } from './PhoneButton.tsx';

export function LateState({
  failed,
  onRetry,
}: {
  readonly failed: boolean;
  readonly onRetry: () => void;
}) {
  const { state, action } = useBasicMessages();
  if (!failed) {
    return (
      <Centred role="status">
        <Ring size={32} />
        <Quiet>{state.loading}</Quiet>
      </Centred>
    );
  }
  return (
    <Centred role="alert">
      <Big>{state.failed}</Big>
      <Quiet>{state.failedHint}</Quiet>
      <PhoneButton onClick={onRetry}>{action.retry}</PhoneButton>
    </Centred>
  );
}
