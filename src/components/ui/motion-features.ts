// Its own file, because only a re-export is split into a chunk that comes later.
export { domAnimation as features } from 'framer-motion'
