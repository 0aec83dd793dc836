export { PlayableScene, type PlayableSceneProps } from './scene/playable-scene.js'
