export { saveProfile } from './repository.ts';
