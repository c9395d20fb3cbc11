export { findProfile, saveProfile } from './repository.ts';
