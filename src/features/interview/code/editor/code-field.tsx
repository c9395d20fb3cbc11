import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Notice } from '../../../../components/notice.tsx';
import { SkeletonLines } from '../../components/skeleton-lines.tsx';
import type { CodeEditing } from './code-editing.ts';
import { PlainCodeField } from './plain-code-field.tsx';

const CodeMirror = lazy(() => import(/* webpackChunkName: "code-editor" */ './code-mirror.tsx'));

/** The editor, which is loaded with the first question that needs it; a plain field where it cannot be. */
export function CodeField(props: CodeEditing) {
  return (
    <Otherwise fallback={<WithoutEditor {...props} />}>
      <Suspense fallback={<SkeletonLines rows={8} />}>
        <CodeMirror {...props} />
      </Suspense>
    </Otherwise>
  );
}

function WithoutEditor(props: CodeEditing) {
  return (
    <>
      <Notice tone="info">
        The code editor could not be loaded. Write in this field instead; nothing else changes.
      </Notice>
      <PlainCodeField {...props} />
    </>
  );
}

interface OtherwiseProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

class Otherwise extends Component<OtherwiseProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
