import { TextLink } from '../../../components/text-link.tsx';

/** A legal text, which opens beside the form so that nothing typed is lost. */
export function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
    </TextLink>
  );
}
