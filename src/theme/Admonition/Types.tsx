// Ejected: the original has the colors and icons of Infima's alerts. There's no component to wrap, because each type is
// a component of its own.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition';
import Callout, {type CalloutKind} from '@site/src/components/Callout';

/** A callout of a kind, with the label for callouts that have no title. */
const typeOf = (kind: CalloutKind, label: string) =>
  function AdmonitionType({title, icon, children, className, id}: Props) {
    return (
      <Callout kind={kind} title={title ?? label} icon={icon} className={className} id={id}>
        {children}
      </Callout>
    );
  };

/** What `:::note` and the other directives show. `caution` is another name for `warning`, with its own label. */
export default {
  note: typeOf('note', translate({id: 'theme.admonition.note', message: 'Note'})),
  tip: typeOf('tip', translate({id: 'theme.admonition.tip', message: 'Tip'})),
  info: typeOf('info', translate({id: 'theme.admonition.info', message: 'Info'})),
  warning: typeOf('warning', translate({id: 'theme.admonition.warning', message: 'Warning'})),
  danger: typeOf('danger', translate({id: 'theme.admonition.danger', message: 'Danger'})),
  caution: typeOf('warning', translate({id: 'theme.admonition.caution', message: 'Caution'})),
};
