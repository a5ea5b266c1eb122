import { useAlerts } from '@paddock/host';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ModalBoundaryProps {
  /** The modal failed to load, or it threw. */
  onError: () => void;
  children: ReactNode;
}

/** Contains an error of a modal: the page under it stays, and an alert is shown. */
export function ModalBoundary({ onError, children }: ModalBoundaryProps) {
  const { t } = useTranslation('shell');
  const fail = () => {
    useAlerts.getState().add({ type: 'error', title: t('apiError.title'), message: t('apiError.text') });
    onError();
  };
  return <Boundary onError={fail}>{children}</Boundary>;
}

class Boundary extends Component<ModalBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
