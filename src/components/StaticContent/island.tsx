import {createContext, useContext, useId, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {IslandName} from './islands';

/** The base of the ids in an island. */
export const IslandId = createContext('');

/**
 * An id that is the same on the server and in the browser. React's `useId` isn't, because an island is hydrated by
 * itself.
 * @param name must be unique in the island
 */
export const useIslandId = (name: string): string => `${useContext(IslandId)}${name}`;

/** The event that an island sends when it's hydrated. */
export const READY = 'docs:island-ready';

interface SlotProps {
  /** If omitted, the element keeps its children from the server's HTML. */
  children?: ReactNode;
}

/** The children of an island, which stay as the server rendered them. */
export const Slot = ({children}: SlotProps) =>
  children === undefined ? (
    <div className="island-slot" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  ) : (
    <div className="island-slot">{children}</div>
  );

/**
 * Makes a component for content an island: on the first page, it's hydrated by itself, when it becomes visible or the
 * reader uses it. Its props must be JSON, except `children`, which stay as the server rendered them.
 * @param name the component's name in islands.ts
 */
export function island<Props extends object>(name: IslandName, Component: ComponentType<Props>): ComponentType<Props> {
  return function Island(props: Props) {
    const id = useId();
    const {children, ...own} = props as Props & {children?: ReactNode};
    return (
      <div
        className="island"
        data-island={name}
        data-island-id={id}
        data-island-props={JSON.stringify(own)}
        data-island-slot={children === undefined ? undefined : ''}
        data-island-waiting={ExecutionEnvironment.canUseDOM ? undefined : ''}
      >
        <IslandId value={id}>
          <Component {...(own as Props)}>{children === undefined ? undefined : <Slot>{children}</Slot>}</Component>
        </IslandId>
      </div>
    );
  } as ComponentType<Props>;
}
