from pact import Verifier


def test_keeps_every_contract_that_matters_to_this_build(
    verifier: Verifier, branch: str
) -> None:
    (
        # Pact reads PACT_BROKER_BASE_URL and PACT_BROKER_TOKEN itself. Without a URL,
        # it raises an error.
        verifier.broker_source(selector=True)
        .consumer_version(main_branch=True)
        .consumer_version(deployed_or_released=True)
        .consumer_version(matching_branch=True)
        .include_pending()
        .provider_branch(branch)
        .build()
    )
    verifier.verify()
