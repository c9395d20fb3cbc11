import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

const ofCandidates = { home: paths.candidate.plan, invoice: paths.candidate.invoice };
const ofRecruiters = { home: paths.recruiter.billing, invoice: paths.recruiter.invoice };

/** Where a plan and its invoices are, in the area of the role. */
export function useBillingPaths() {
  const { pathname } = useLocation();
  return pathname === paths.candidate.settings ? ofCandidates : ofRecruiters;
}
