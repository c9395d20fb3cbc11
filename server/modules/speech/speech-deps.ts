import type { Speech } from '../../platform/ai/speech.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

export interface SpeechDeps extends Deps {
  readonly speech: Speech;
  readonly files: FileStore;
}
