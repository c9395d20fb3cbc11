import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { MailTemplate, TemplateKind } from '../../../../openapi/gen/types.gen.ts';
import { listMailTemplatesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TemplateForm } from './template-form.tsx';

const kindWords: Readonly<Record<TemplateKind, string>> = {
  rejection: 'Rejection',
  invitation: 'Invitation',
  reminder: 'Reminder',
};

/** What the company's emails to candidates say. */
export function TemplatesSection() {
  const query = useQuery(listMailTemplatesOptions());
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('email') ?? 'rejection';
  const choose = (kind: string) => {
    const next = new URLSearchParams(search);
    next.set('email', kind);
    setSearch(next, { replace: true });
  };
  return (
    <Panel title="Email templates">
      <Loaded query={query} rows={4} errorTitle="The emails couldn’t be loaded">
        {({ items, my_role: role }) => {
          const template = items.find(({ kind }) => kind === chosen) ?? items[0];
          return (
            template && (
              <>
                <FilterChoice label="Email" value={template.kind} onChange={choose}>
                  <Options of={Object.entries(kindWords)} />
                </FilterChoice>
                <TemplateForm key={keyOf(template)} template={template} canChange={role === 'owner'} />
              </>
            )
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** Another text is another form. */
const keyOf = ({ kind, subject, body }: MailTemplate) => `${kind} ${subject} ${body}`;
