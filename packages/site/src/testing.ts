export { aConfig, someSettings } from './testing/a-config.js'
export { aMe } from './testing/a-member.js'
export { aTurn, aView } from './testing/a-story.js'
export { fakeApi, type FakeLine } from './testing/story-api.js'
