export { fakeRealtime, type FakeRealtime } from './realtime/chat-realtime.fake.js'
export { fakeChatServer, type FakeChatServer } from './testing/chat-server.fake.js'
