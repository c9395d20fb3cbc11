import type { Engine, LanguageModel } from '../../../openapi/gen/types.gen.ts';

/** Which engine judges, as every session and report keeps it: with the model and the host of its endpoint. */
export interface StoredEngine extends Omit<Engine, 'ai'> {
  readonly ai?: Omit<LanguageModel, 'model_key'> & {
    readonly model: string;
    /** Of the endpoint, with its port where that is not the usual one. */
    readonly host: string;
    /** Another one that asks, where there is one. */
    readonly questionModel?: string;
    /** The version of the settings that names the endpoint; absent where the environment did. */
    readonly configuration?: number;
  };
}
