/** Questions: to one book, and over all of them. */
import * as z from 'zod/mini';
import { AskRequest, AskResponse, Chat, ChatListQuery, ChatMessages, ChatMessagesQuery } from '../chat.ts';
import {
  ReviseAskRequest,
  ReviseAskResponse,
  RevisionHistoryQuery,
  RevisionSession,
  RevisionSessionQuery,
} from '../revision.ts';
import { StopRequest } from '../stream.ts';
import { type Call, call, Done } from './call.ts';

export const chatCalls = {
  'chat.ask': call({
    method: 'POST',
    path: '/chat/ask',
    auth: 'student',
    pace: 'asking',
    body: AskRequest,
    response: AskResponse,
    streams: true,
  }),

  /** The question on its way needs no answer any more; nothing where it is answered already. */
  'chat.stop': call({
    method: 'POST',
    path: '/chat/stop',
    auth: 'student',
    pace: 'stopping',
    body: StopRequest,
    response: Done,
  }),

  'chat.list': call({
    method: 'GET',
    path: '/chat/list',
    auth: 'student',
    pace: 'reading',
    query: ChatListQuery,
    response: z.array(Chat),
  }),

  'chat.messages': call({
    method: 'GET',
    path: '/chat/:id',
    auth: 'student',
    pace: 'reading',
    query: ChatMessagesQuery,
    response: ChatMessages,
  }),

  'chat.delete': call({ method: 'DELETE', path: '/chat/:id', auth: 'student', pace: 'changing', response: Done }),

  'revise.ask': call({
    method: 'POST',
    path: '/revise-chat/ask',
    auth: 'student',
    pace: 'asking',
    body: ReviseAskRequest,
    response: ReviseAskResponse,
    streams: true,
  }),

  'revise.stop': call({
    method: 'POST',
    path: '/revise-chat/stop',
    auth: 'student',
    pace: 'stopping',
    body: StopRequest,
    response: Done,
  }),

  'revise.history': call({
    method: 'GET',
    path: '/revise-chat/history',
    auth: 'student',
    pace: 'reading',
    query: RevisionHistoryQuery,
    response: z.array(RevisionSession),
  }),

  'revise.session': call({
    method: 'GET',
    path: '/revise-chat/:id',
    auth: 'student',
    pace: 'reading',
    query: RevisionSessionQuery,
    response: RevisionSession,
  }),

  'revise.delete': call({
    method: 'DELETE',
    path: '/revise-chat/:id',
    auth: 'student',
    pace: 'changing',
    response: Done,
  }),
} satisfies Record<string, Call>;
