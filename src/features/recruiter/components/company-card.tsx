import type { RecruiterProfile } from '../../../../openapi/gen/types.gen.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { companySizes } from '../../../lib/fields/company-sizes.ts';
import { paths } from '../../../lib/paths.ts';
import { linkTarget } from '../../../theme/touch-target.ts';
import { Facts } from './facts.tsx';

/** Where the recruiter works; null where they have not said so yet. */
export function CompanyCard({ profile }: { readonly profile: RecruiterProfile | null }) {
  if (!profile) return <NoProfile />;
  const { company, company_size, job_title } = profile;
  const change = (
    <TextLink to={paths.recruiter.profile} sx={linkTarget}>
      Change profile
    </TextLink>
  );
  return (
    <Panel title="Company profile" action={change}>
      <Facts
        facts={[
          ['Company', company],
          ['Size', companySizes[company_size]],
          ['Your title', job_title],
        ]}
      />
    </Panel>
  );
}

function NoProfile() {
  const make = (
    <LinkButton to={paths.recruiter.profile} variant="contained">
      Complete your profile
    </LinkButton>
  );
  return (
    <EmptyState title="No company profile yet" action={make}>
      Say where you work and as what.
    </EmptyState>
  );
}
