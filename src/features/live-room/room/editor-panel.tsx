import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { EditorLanguage, LivePerson } from '../../../../openapi/gen/types.gen.ts';
import type { RoomChannel } from '../../../capabilities/live/live-channel.ts';
import { LoadBoundary } from '../../../components/load-boundary.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import type { RoomProps } from './room-props.ts';

const SharedCode = lazy(
  () => import(/* webpackChunkName: "shared-code" */ '../../../capabilities/live/shared-code.tsx'),
);

interface EditorPanelProps extends Pick<RoomProps, 'myId' | 'events' | 'post'> {
  readonly channel: RoomChannel;
  readonly people: readonly LivePerson[];
  readonly language: EditorLanguage;
}

/** The shared editor, which is loaded when somebody opens it: with them it opens for all. */
export function EditorPanel({ channel, people, language, myId, events, post }: EditorPanelProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    const stops = [channel.hear('edited', open), channel.hear('cursors', open)];
    return () => stops.forEach((stop) => void stop());
  }, [channel]);
  return (
    <Panel
      title="Shared editor"
      action={
        !isOpen && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Open
          </Button>
        )
      }
    >
      {isOpen && (
        <LoadBoundary
          fallback={
            <Notice tone="error">The editor could not be loaded. Reload the page to try again.</Notice>
          }
        >
          <Suspense fallback={<SkeletonLines rows={8} />}>
            <SharedCode
              channel={channel}
              language={language}
              people={people}
              myId={myId}
              events={events}
              onRan={(outcome) => post({ kind: 'run', text: outcome })}
            />
          </Suspense>
        </LoadBoundary>
      )}
    </Panel>
  );
}
