import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { bytesOf } from '../../platform/http/body.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { clientIn } from '../interviews/client/active-client.ts';
import { readSession } from '../interviews/session-service.ts';
import { agreementOf, isKept, readRecording } from './access-service.ts';
import { captionOf } from './caption-service.ts';
import { presentOptions, presentRecording, presentRecordings } from './presenter.ts';
import { readAloud } from './read-aloud-service.ts';
import {
  beginRecording,
  discardRecording,
  finishRecording,
  putPart,
  type RecordingAddress,
  transcribeAgain,
} from './recording-service.ts';
import { listRecordings } from './repository.ts';
import { recordingForReview, recordingsForReview } from './review-recording-service.ts';
import { asDescribed, asSound, soundOf } from './sound-reply.ts';
import type { SpeechDeps } from './speech-deps.ts';

type UploadHandlers = Pick<
  RouteHandlers,
  'beginRecording' | 'putRecordingPart' | 'finishRecording' | 'transcribeAgain' | 'discardRecording'
>;
type ReadHandlers = Pick<
  RouteHandlers,
  'getSpeechOptions' | 'listRecordings' | 'getRecording' | 'getRecordingCaption' | 'listReviewRecordings'
>;
type SoundHandlers = Pick<RouteHandlers, 'readAloud' | 'getRecordingAudio' | 'getReviewRecordingAudio'>;

/** The operations of `openapi/paths/speech.yaml`. */
export function speechHandlers(deps: SpeechDeps): UploadHandlers & ReadHandlers & SoundHandlers {
  return { ...uploadHandlers(deps), ...readHandlers(deps), ...soundHandlers(deps) };
}

function uploadHandlers(deps: SpeechDeps): UploadHandlers {
  return {
    async beginRecording(request, reply) {
      const { turn_id: turnId, content_type: contentType } = request.body;
      const address = { sessionId: request.params.session_id, recordingId: recordIdOf(request) };
      const actor = requireActor(request);
      const client = clientIn(request.headers);
      const found = await beginRecording(deps, actor, { ...address, turnId, client, contentType });
      return reply.code(201).send(presentRecording(found));
    },
    async putRecordingPart(request, reply) {
      const actor = requireActor(request);
      const part = { ...addressOf(request.params), number: request.params.number, bytes: bytesOf(request) };
      return reply.code(200).send(presentRecording(await putPart(deps, actor, part)));
    },
    async finishRecording(request, reply) {
      const { parts, duration_seconds: durationSeconds } = request.body;
      const finish = { ...addressOf(request.params), parts, durationSeconds };
      const found = await finishRecording(deps, requireActor(request), finish);
      return reply.code(202).send(presentRecording(found));
    },
    async transcribeAgain(request, reply) {
      const found = await transcribeAgain(deps, requireActor(request), addressOf(request.params));
      return reply.code(202).send(presentRecording(found));
    },
    async discardRecording(request, reply) {
      const written = { ...addressOf(request.params), client: clientIn(request.headers) };
      await discardRecording(deps, requireActor(request), written);
      return reply.code(204).send();
    },
  };
}

function readHandlers(deps: SpeechDeps): ReadHandlers {
  return {
    async getSpeechOptions(request, reply) {
      const actor = requireActor(request);
      const state = await readSession(deps, actor, request.params.session_id);
      return reply.code(200).send(presentOptions(deps.speech, await agreementOf(deps, actor, state)));
    },
    async listRecordings(request, reply) {
      const sessionId = request.params.session_id;
      const state = await readSession(deps, requireActor(request), sessionId);
      const found = isKept(state, deps.now()) ? await listRecordings(deps.db, sessionId) : [];
      return reply.code(200).send(presentRecordings(state, found));
    },
    async listReviewRecordings(request, reply) {
      const { userId } = requireActor(request);
      const { state, found } = await recordingsForReview(deps, userId, request.params.hiring_session_id);
      return reply.code(200).send(presentRecordings(state, found));
    },
    async getRecording(request, reply) {
      const { found } = await readRecording(deps, requireActor(request), addressOf(request.params));
      return reply.code(200).send(presentRecording(found));
    },
    async getRecordingCaption(request, reply) {
      const text = await captionOf(deps, requireActor(request), addressOf(request.params));
      return reply.code(200).send({ text });
    },
  };
}

function soundHandlers(deps: SpeechDeps): SoundHandlers {
  return {
    async readAloud(request, reply) {
      const { session_id: sessionId, turn_id: turnId } = request.params;
      const sound = await readAloud(deps, requireActor(request), { sessionId, turnId });
      asSound(reply, 'audio/mpeg', 'question.mp3');
      return reply.code(200).send(asDescribed(sound));
    },
    async getRecordingAudio(request, reply) {
      const { found } = await readRecording(deps, requireActor(request), addressOf(request.params));
      const { status, sound } = soundOf(deps, found, request.headers.range, reply);
      return reply.code(status).send(sound);
    },
    async getReviewRecordingAudio(request, reply) {
      const { hiring_session_id: sessionId, recording_id: recordingId } = request.params;
      const { userId } = requireActor(request);
      const found = await recordingForReview(deps, userId, { sessionId, recordingId });
      const { status, sound } = soundOf(deps, found, request.headers.range, reply);
      return reply.code(status).send(sound);
    },
  };
}

function addressOf(params: { readonly session_id: string; readonly recording_id: string }): RecordingAddress {
  return { sessionId: params.session_id, recordingId: params.recording_id };
}
