import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Speech } from '../../platform/ai/speech.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { bytesOf } from '../../platform/http/body.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import type { InstallationChoices } from '../../platform/installation-choices.ts';
import { type Actor, requireActor } from '../../platform/security/actor.ts';
import { invitationsOf } from '../interviews/invited/invitation-service.ts';
import { asAttachment, presentResume } from '../resumes/attachment.ts';
import { resumeBytes, resumeOfApplication } from '../resumes/resume-service.ts';
import { soundOf } from '../speech/sound-reply.ts';
import { captionSpeech } from './caption-service.ts';
import type { LiveChannels } from './channel-service.ts';
import type { Relays } from './ice-servers.ts';
import { presentLive } from './live-presenter.ts';
import { isOfInvitations, isSeenBy, listLive } from './live-repository.ts';
import { askForTimes, chooseTime, listFreeTimes, openLive, proposeTimes } from './live-service.ts';
import { ownRecording, ownRecordings, putLivePart } from './recording-service.ts';
import { roleIn } from './room-access.ts';
import { postToRoom, readRoom, requireOpen } from './room-service.ts';
import { issueTicket } from './ticket-service.ts';
import { readHistory, readTimeline } from './timeline-service.ts';

type LiveHandlers = Pick<
  RouteHandlers,
  | 'proposeLiveTimes'
  | 'listFreeLiveTimes'
  | 'listLiveInterviews'
  | 'getLiveInterview'
  | 'chooseLiveTime'
  | 'askForOtherTimes'
  | 'getLiveRoom'
  | 'postToLiveRoom'
  | 'getLiveTimeline'
  | 'getEditorHistory'
  | 'openLiveChannel'
  | 'putLiveRecordingPart'
  | 'captionLiveSpeech'
  | 'listOwnLiveRecordings'
  | 'getOwnLiveRecordingAudio'
  | 'getLiveResume'
  | 'downloadLiveResume'
>;

interface LiveDeps extends Deps {
  readonly choices: InstallationChoices;
  readonly liveChannels: LiveChannels;
  readonly env: Relays;
  readonly files: FileStore;
  readonly speech: Speech;
}

/** The operations of `openapi/paths/live-interviews.yaml`. */
export function liveHandlers(deps: LiveDeps): LiveHandlers {
  const read = async (actor: Actor, id: string) => {
    const { row, role } = await openLive(deps.db, actor, id);
    return presentLive(row, role, deps.now());
  };
  const resumeFor = async (actor: Actor, id: string) => {
    const opened = await openLive(deps.db, actor, id);
    requireOpen(opened, deps.now());
    return resumeOfApplication(deps, opened.row.invitation.applicationId);
  };
  return {
    async proposeLiveTimes(request, reply) {
      const actor = requireActor(request);
      const { workspace_id: workspaceId, hiring_interview_id: interviewId } = request.params;
      const id = await proposeTimes(deps, actor.userId, { workspaceId, interviewId }, request.body);
      return reply.code(200).send(await read(actor, id));
    },
    async listFreeLiveTimes(request, reply) {
      const { workspace_id: workspaceId, hiring_interview_id: interviewId } = request.params;
      const { userId } = requireActor(request);
      const times = await listFreeTimes(deps, userId, { workspaceId, interviewId }, request.query.minutes);
      return reply.code(200).send({ times: times.map((time) => time.toISOString()) });
    },
    async listLiveInterviews(request, reply) {
      const actor = requireActor(request);
      const { hiring_interview_id: interviewId, upcoming, page = 1, page_size = 20 } = request.query ?? {};
      const isMine =
        actor.role === 'candidate'
          ? isOfInvitations(await invitationsOf(deps, actor))
          : isSeenBy(actor.userId);
      const at = deps.now();
      const wanted = { isMine, interviewId, isUpcoming: upcoming === true, at, page, pageSize: page_size };
      const { items, total } = await listLive(deps.db, wanted);
      return reply.code(200).send({
        items: items.map((row) =>
          presentLive(row, actor.role === 'candidate' ? 'candidate' : roleIn(row, actor.userId), at),
        ),
        total,
      });
    },
    async getLiveInterview(request, reply) {
      return reply.code(200).send(await read(requireActor(request), request.params.live_interview_id));
    },
    async chooseLiveTime(request, reply) {
      const actor = requireActor(request);
      const { live_interview_id: id } = request.params;
      await chooseTime(deps, actor, id, new Date(request.body.starts_at));
      return reply.code(200).send(await read(actor, id));
    },
    async getLiveRoom(request, reply) {
      const { live_interview_id: id } = request.params;
      return reply.code(200).send(await readRoom(deps, requireActor(request), id, request.query?.after ?? 0));
    },
    async postToLiveRoom(request, reply) {
      const key = { liveId: request.params.live_interview_id, eventId: recordIdOf(request) };
      await postToRoom(deps, requireActor(request), key, request.body);
      deps.liveChannels.changed(key.liveId);
      return reply.code(204).send();
    },
    async getLiveTimeline(request, reply) {
      const { userId } = requireActor(request);
      const { hiring_session_id: id } = request.params;
      return reply.code(200).send(await readTimeline(deps, userId, id, request.query?.after ?? 0));
    },
    async openLiveChannel(request, reply) {
      const { live_interview_id: id } = request.params;
      return reply
        .code(200)
        .send(await issueTicket({ ...deps, ...deps.env }, requireActor(request), id, request.body));
    },
    async putLiveRecordingPart(request, reply) {
      const { live_interview_id: liveId, recording_id: recordingId, number } = request.params;
      const part = { liveId, recordingId, number, seconds: request.query.seconds, bytes: bytesOf(request) };
      return reply.code(200).send({ received_parts: await putLivePart(deps, requireActor(request), part) });
    },
    async captionLiveSpeech(request, reply) {
      const { live_interview_id: liveId } = request.params;
      const speech = { liveId, seconds: request.query.seconds, bytes: bytesOf(request) };
      await captionSpeech(deps, requireActor(request), speech);
      return reply.code(204).send();
    },
    async listOwnLiveRecordings(request, reply) {
      const actor = requireActor(request);
      const { begun_at, items } = await ownRecordings(deps, actor, request.params.live_interview_id);
      return reply.code(200).send({ begun_at, items });
    },
    async getOwnLiveRecordingAudio(request, reply) {
      const { live_interview_id: liveId, recording_id: recordingId } = request.params;
      const found = await ownRecording(deps, requireActor(request), { liveId, recordingId });
      const { status, sound } = soundOf(deps, found, request.headers.range, reply);
      return reply.code(status).send(sound);
    },
    async getLiveResume(request, reply) {
      const resume = await resumeFor(requireActor(request), request.params.live_interview_id);
      return reply.code(200).send({ resume: resume && presentResume(resume) });
    },
    async downloadLiveResume(request, reply) {
      const resume = await resumeFor(requireActor(request), request.params.live_interview_id);
      const bytes = resume && (await resumeBytes(deps, resume));
      if (!resume || !bytes) return reply.code(204).send();
      asAttachment(reply, resume);
      return reply.code(200).send(bytes as unknown as Blob);
    },
    async getEditorHistory(request, reply) {
      const { userId } = requireActor(request);
      const { hiring_session_id: id } = request.params;
      return reply.code(200).send(await readHistory(deps, userId, id, request.query?.after ?? 0));
    },
    async askForOtherTimes(request, reply) {
      const actor = requireActor(request);
      const { live_interview_id: id } = request.params;
      await askForTimes(deps, actor, id, request.body.note);
      return reply.code(200).send(await read(actor, id));
    },
  };
}
