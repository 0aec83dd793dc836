export {
  countCommentsLess,
  countOneLess,
  countOneMore,
  findCounts,
  type Target,
} from './count-store.js'
export { likesOf } from './engagement-store.js'
export { getThing } from './get-thing.js'
export { tellAllCounted, tellCounted } from './tell-counted.js'
