// Keeps a broken page from taking the app along; loading anew fetches a new version of the app.
import { Component, type ReactNode } from 'react';

export interface RouteBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

export class RouteBoundary extends Component<RouteBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
