export { AuthProvider, AuthSession, SessionTtl, SignedIn } from './auth.js'
export { COMMON_CODES, call, download, empty, json, stream } from './call.js'
export type {
  ActorPolicy,
  AuthStrength,
  CallDeclaration,
  CallKey,
  DeclaredFile,
  Method,
  OperatorRole,
  Reply,
} from './call.js'
export { contract } from './contract.js'
export type {
  BodyOf,
  Contract,
  ContractKey,
  KeysOfFile,
  KeysOfKind,
  KeysOfMethod,
  OwnedKind,
  ParamsOf,
  ParsedBodyOf,
  ParsedParamsOf,
  ParsedQueryOf,
  QueryOf,
  ReplyOf,
} from './contract.js'
export { BatchResult, EventBatch, UserEvent } from './event-log.js'
export { Home, HomeRow, TalesHome } from './home.js'
export { Notification, NotificationContent } from './notification.js'
export { Country, Email, NewPassword, NickName, PersonName } from './person.js'
export { Gender, ImageKey, OwnProfile, PublicProfile } from './profile.js'
export { ClientId, Cursor, Uuid } from './primitives.js'
export {
  NarratorKey,
  StorySession,
  StorySessionCard,
  StorySessionView,
  ThemeReading,
} from './tales-session.js'
export {
  AgeRating,
  Choice,
  Emotion,
  Genre,
  PlayableScene,
  Portraits,
  StoryLength,
  ThemeCard,
  ThemeDetail,
} from './tales-theme.js'
export {
  CreateTurnBody,
  GaugeChange,
  Pace,
  ReachedEnding,
  Turn,
  TurnEvent,
  TurnHalt,
  TurnKind,
  TurnNarrator,
  TurnStatus,
} from './tales-turn.js'
export { AccountRole, CodeTicket, Consent, Me } from './user.js'
