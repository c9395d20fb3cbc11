import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { MAIN_ID, SkipLink } from '../../../components/page/skip-link.tsx';
import { Wordmark } from '../../../components/page/wordmark.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import type { LegalDocument, LegalSection } from '../legal/legal-document.ts';
import { LegalBlockView } from './legal-block-view.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface LegalArticleProps {
  readonly document: LegalDocument;
  /** What can be done about it, before the text. */
  readonly children?: ReactNode;
}

/** A legal text with its version, its table of contents and a way back; prints without the navigation. */
export function LegalArticle({ document, children }: LegalArticleProps) {
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
        <PageHeader title={document.title} />
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          Version of <time dateTime={document.version}>{day.format(new Date(document.version))}</time>
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', mb: 5, maxWidth: '60ch' }}>{document.summary}</Typography>
        {children && <Box sx={{ mb: 3, '@media print': { display: 'none' } }}>{children}</Box>}
        <Contents sections={document.sections} />
        {document.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
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

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Box
      component="nav"
      aria-labelledby="contents-title"
      sx={{
        mb: 6,
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        '@media print': { display: 'none' },
      }}
    >
      <Typography id="contents-title" component="h2" variant="h4" sx={{ mb: 1 }}>
        On this page
      </Typography>
      <Box
        component="ol"
        sx={{ m: 0, pl: 2.5, columns: { sm: 2 }, columnGap: 4, '& li': { breakInside: 'avoid' } }}
      >
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} sx={{ display: 'block', py: 1.25 }}>
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Section({ section }: { section: LegalSection }) {
  return (
    <Box component="section" aria-labelledby={section.id} sx={{ mb: 5, maxWidth: '70ch' }}>
      <Typography id={section.id} variant="h2" sx={{ mb: 1.5, scrollMarginTop: 24 }}>
        {section.title}
      </Typography>
      {section.blocks.map((block) => (
        <LegalBlockView key={typeof block === 'string' ? block : JSON.stringify(block)} block={block} />
      ))}
    </Box>
  );
}
