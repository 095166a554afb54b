'use client';
// With another login nothing stays on view of what the one before it has read.
import { useQueryClient } from '@tanstack/react-query';

export function useForgetAll(): () => void {
  const queries = useQueryClient();
  return () => queries.removeQueries();
}
