import { lazy, Suspense } from 'react';
import { LoadBoundary } from '../../../components/load-boundary.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import type { CodeEditing } from './code-editing.ts';
import { PlainCodeField } from './plain-code-field.tsx';

const CodeMirror = lazy(() => import(/* webpackChunkName: "code-editor" */ './code-mirror.tsx'));

/** The editor, which is loaded with the first question that needs it; a plain field where it cannot be. */
export function CodeField(props: CodeEditing) {
  return (
    <LoadBoundary fallback={<WithoutEditor {...props} />}>
      <Suspense fallback={<SkeletonLines rows={8} />}>
        <CodeMirror {...props} />
      </Suspense>
    </LoadBoundary>
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
