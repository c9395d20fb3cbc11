import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { MAIN_ID, SkipLink } from '../../../components/page/skip-link.tsx';
import { Wordmark } from '../../../components/page/wordmark.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { ServedText } from './served-text.tsx';

interface LegalArticleProps {
  readonly id: 'terms' | 'privacy' | 'cookies';
  readonly title: string;
  /** What can be done about it, before the text. */
  readonly children?: ReactNode;
}

/** A legal text with its version, its table of contents and a way back; prints without the navigation. */
export function LegalArticle({ id, title, children }: LegalArticleProps) {
  return (
    <>
      <SkipLink />
      <LegalBanner />
      <Container
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        maxWidth="md"
        sx={{ py: { xs: 3, md: 6 }, outline: 'none', '@media print': { py: 0 } }}
      >
        <PageHeader title={title} />
        {children && <Box sx={{ mb: 3, '@media print': { display: 'none' } }}>{children}</Box>}
        <ServedText id={id} style={textStyle} />
      </Container>
    </>
  );
}

function LegalBanner() {
  return (
    <Container
      component="header"
      maxWidth="md"
      sx={{ display: 'flex', alignItems: 'center', minHeight: 72, '@media print': { display: 'none' } }}
    >
      <Wordmark />
      <TextLink to={paths.home} sx={{ ml: 'auto', py: 1.25 }}>
        Back to Home
      </TextLink>
    </Container>
  );
}

const contentsStyle = {
  mb: 6,
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '@media print': { display: 'none' },
  '& h2': { typography: 'h4', m: 0, mb: 1 },
  '& ol': { m: 0, pl: 2.5, columns: { sm: 2 }, columnGap: 4 },
  '& li': { breakInside: 'avoid' },
  '& a': { display: 'block', py: 1.25 },
};

const tableStyle = {
  width: '100%',
  mb: 2,
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left', color: 'text.secondary', pb: 1 },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 1.5,
    pr: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody th': { fontWeight: 500, width: '40%' },
  '& td': { width: '30%' },
  '@media screen and (max-width: 599px)': {
    '& thead': { display: 'none' },
    '& tr, & th, & td': { display: 'block', width: '100% !important' },
    '& tbody tr': { borderBottom: 1, borderColor: 'divider', py: 1.5 },
    '& tbody th, & tbody td': { border: 0, py: 0.5 },
    '& td::before': { content: 'attr(data-column) ": "', color: 'text.secondary' },
  },
};

const textStyle = {
  '& a': { color: 'primary.main' },
  '& > p': { m: 0, mb: 3, color: 'text.secondary' },
  '& > p[data-part="summary"]': { fontSize: '1.125rem', mb: 5, maxWidth: '60ch', color: 'text.primary' },
  '& nav': contentsStyle,
  '& section': { mb: 5, maxWidth: '70ch' },
  '& section h2': { typography: 'h2', m: 0, mb: 1.5, scrollMarginTop: 24 },
  '& section p': { m: 0, mb: 1.5 },
  '& section ul': { mt: 0, mb: 1.5, pl: 3 },
  '& section li': { mb: 0.75 },
  '& table': tableStyle,
};
