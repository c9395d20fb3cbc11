/** The engine a session was begun with cannot judge now; later it may. Its message holds nothing that was said. */
export class EngineUnavailable extends Error {}
