export {
  BEHAVIOUR_NAMES,
  type Behaviour,
  type BehaviourName,
  type ChosenBehaviour,
} from './behaviour.js'
export type { ChatMessage, ChatRequest } from './chat-request.js'
export type { BehaviourSource } from './choose-behaviour.js'
export type { StubRequest } from './request-log.js'
export { startModelStub, type ModelStub, type ModelStubOptions } from './start-model-stub.js'
