import { useAlerts } from '@paddock/host';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ModalBoundaryProps {
  /** The modal's file is missing, or the modal threw. */
  onError: () => void;
  children: ReactNode;
}

/** An error of a modal leaves the page under it whole, and shows an alert. */
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
