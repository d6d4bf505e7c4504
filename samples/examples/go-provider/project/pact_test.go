package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"testing"
	"time"

	"github.com/pact-foundation/pact-go/v2/log"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
)

// #region verify
func TestPacts(t *testing.T) {
	t.Setenv("PACT_DO_NOT_TRACK", "true") // Turns off Pact's usage report.
	if err := log.SetLogLevel("ERROR"); err != nil {
		t.Fatal(err)
	}

	store := &Store{}
	const token = "valid-in-this-run"
	server := httptest.NewServer(NewAPI(store, token))
	defer server.Close()

	request := provider.VerifyRequest{
		Provider:        "pactflow-example-provider-golang",
		ProviderBaseURL: server.URL,
		StateHandlers:   stateHandlers(store),
		RequestFilter:   replaceToken(token),
	}
	choosePacts(&request)

	if err := provider.NewVerifier().VerifyProvider(t, request); err != nil {
		t.Fatal(err)
	}
}

// #endregion

// #region states
func stateHandlers(store *Store) models.StateHandlers {
	return models.StateHandlers{
		"a product with ID 10 exists": func(setup bool, _ models.ProviderState) (models.ProviderStateResponse, error) {
			if setup {
				store.Replace(Product{ID: "10", Name: "Garden bench", Type: "FURNITURE", Version: "v1"})
			}
			return nil, nil
		},
		"no products exist": func(setup bool, _ models.ProviderState) (models.ProviderStateResponse, error) {
			if setup {
				store.Replace()
			}
			return nil, nil
		},
	}
}

// #endregion

// #region filter
// replaceToken replaces the pact's example token, but only in requests that have one.
func replaceToken(token string) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Header.Get("Authorization") != "" {
				r.Header.Set("Authorization", "Bearer "+token)
			}
			next.ServeHTTP(w, r)
		})
	}
}

// #endregion

// #region which-pacts
// choosePacts selects the broker's pacts in a build, which has a commit, and otherwise the pact in this project.
func choosePacts(request *provider.VerifyRequest) {
	commit := os.Getenv("GIT_COMMIT")
	if commit == "" {
		request.PactFiles = []string{"pacts/pactflow-example-consumer-golang-pactflow-example-provider-golang.json"}
		return
	}
	request.BrokerToken = os.Getenv("PACT_BROKER_TOKEN")
	request.ProviderVersion = commit
	request.ProviderBranch = os.Getenv("GIT_BRANCH")
	request.PublishVerificationResults = os.Getenv("PACT_BROKER_PUBLISH_VERIFICATION_RESULTS") == "true"
	// A build that a webhook started verifies only the changed pact, whose URL Pact Go reads itself.
	if os.Getenv("PACT_URL") != "" {
		return
	}
	request.BrokerURL = os.Getenv("PACT_BROKER_BASE_URL")
	request.ConsumerVersionSelectors = []provider.Selector{
		&provider.ConsumerVersionSelector{MainBranch: true},
		&provider.ConsumerVersionSelector{DeployedOrReleased: true},
		&provider.ConsumerVersionSelector{MatchingBranch: true},
	}
	request.EnablePending = true
	request.FailIfNoPactsFound = true
	if request.ProviderBranch == "main" {
		since := time.Now().AddDate(0, 0, -30)
		request.IncludeWIPPactsSince = &since
	}
}

// #endregion
