export { aMe } from './testing/a-member.js'
export { aScene, anAnswer } from './testing/a-scene.js'
export { aTurn, aView } from './testing/a-story.js'
export { fakeApi, type FakeLine } from './testing/story-api.js'
