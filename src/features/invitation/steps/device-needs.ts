import type { ConsentText, InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import type { DeviceNeeds, Need } from '../../../capabilities/device-check/check-state.ts';

type Devices = Pick<InvitedInterview, 'integrity' | 'consents' | 'accommodations'>;

/** What an interview needs of the devices, after what was declined and what was granted. */
export function deviceNeeds({ integrity, consents, accommodations }: Devices): DeviceNeeds {
  const textOnly = accommodations.granted.text_only;
  return {
    browser: 'optional',
    network: 'optional',
    camera: needOf(find(consents, 'camera'), integrity.camera),
    microphone: textOnly ? 'none' : needOf(find(consents, 'microphone'), 'optional'),
    speaker: textOnly ? 'none' : 'optional',
  };
}

const find = (consents: readonly ConsentText[], item: ConsentText['item']) =>
  consents.find((consent) => consent.item === item);

/** Nobody is asked to check what is not captured, or what they declined. */
function needOf(consent: ConsentText | undefined, need: Need): Need {
  if (!consent || consent.decision?.is_given === false) return 'none';
  return consent.is_required ? 'required' : need;
}
