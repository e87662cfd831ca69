/** In place of `hoist-non-react-statics`: see `vite.config.ts`. */
// oxlint-disable-next-line import/no-default-export -- as Emotion imports it
export default <Component>(target: Component): Component => target
