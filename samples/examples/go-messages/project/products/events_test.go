package products

import (
	"testing"
	"time"

	"github.com/pact-foundation/pact-go/v2/log"
	"github.com/pact-foundation/pact-go/v2/message"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
)

// #region verify
func TestPacts(t *testing.T) {
	t.Setenv("PACT_DO_NOT_TRACK", "true") // Turns off Pact's usage report.
	if err := log.SetLogLevel("ERROR"); err != nil {
		t.Fatal(err)
	}
	products := map[string]Product{}
	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "Products",
		PactFiles:       []string{"../pacts/Catalog-Products.json"},
		MessageHandlers: messageHandlers(products),
		StateHandlers:   stateHandlers(products),
	})
	if err != nil {
		t.Fatal(err)
	}
}

// #endregion

// #region message-handlers
func messageHandlers(products map[string]Product) message.Handlers {
	return message.Handlers{
		"product price changed": func([]models.ProviderState) (message.Body, message.Metadata, error) {
			created, err := PriceChanged(products["10"], time.Date(2026, time.March, 2, 10, 0, 0, 0, time.UTC))
			metadata := message.Metadata{"contentType": "application/json", "topic": created.Topic}
			return created.Contents, metadata, err
		},
	}
}

// #endregion

func stateHandlers(products map[string]Product) models.StateHandlers {
	return models.StateHandlers{
		"product 10 exists": func(setup bool, _ models.ProviderState) (models.ProviderStateResponse, error) {
			if setup {
				products["10"] = Product{ID: "10", Name: "Desk lamp", Price: 19.5}
			}
			return nil, nil
		},
	}
}
