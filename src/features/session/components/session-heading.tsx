import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface SessionHeadingProps {
  readonly title: string;
  /** What the browser's tab says; the heading itself by default. */
  readonly documentTitle?: string;
}

/** The `h1` of a stage of the session; takes focus, and so is read out, whenever it changes. */
export function SessionHeading({ title, documentTitle = title }: SessionHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is what moves the focus.
  useEffect(() => heading.current?.focus(), [title]);
  useEffect(() => {
    document.title = `${documentTitle} · Candor`;
  }, [documentTitle]);

  return (
    <Typography ref={heading} component="h1" variant="h2" tabIndex={-1} sx={headingStyle}>
      {title}
    </Typography>
  );
}

const headingStyle = {
  fontSize: { xs: '1.375rem', md: '1.75rem' },
  lineHeight: 1.35,
  textWrap: 'pretty',
  outlineOffset: 6,
} as const;
