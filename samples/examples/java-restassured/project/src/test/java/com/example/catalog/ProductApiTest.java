package com.example.catalog;

import static io.restassured.RestAssured.given;

import com.atlassian.oai.validator.OpenApiInteractionValidator;
import com.atlassian.oai.validator.report.LevelResolver;
import com.atlassian.oai.validator.report.ValidationReport.Level;
import com.atlassian.oai.validator.restassured.OpenApiValidationFilter;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;

// #region test
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class ProductApiTest {
  private static final String DESCRIPTION = "openapi.yaml";
  private static final OpenApiValidationFilter CONFORMS = new OpenApiValidationFilter(DESCRIPTION);

  @LocalServerPort int port;

  @Test
  void listsProducts() {
    given().port(port).filter(CONFORMS).when().get("/products").then().statusCode(200);
  }

  @Test
  void findsOneProduct() {
    given().port(port).filter(CONFORMS).when().get("/product/10").then().statusCode(200);
  }

  @Test
  void findsNothing() {
    given().port(port).filter(CONFORMS).when().get("/product/99").then().statusCode(404);
  }

  // #endregion

  // #region response-only
  private static final OpenApiValidationFilter RESPONSE_CONFORMS =
      new OpenApiValidationFilter(
          OpenApiInteractionValidator.createForSpecificationUrl(DESCRIPTION)
              .withLevelResolver(
                  LevelResolver.create().withLevel("validation.request", Level.IGNORE).build())
              .build());

  @Test
  void rejectsInvalidId() {
    given()
        .port(port)
        .filter(RESPONSE_CONFORMS)
        .when()
        .get("/product/chair")
        .then()
        .statusCode(400);
  }
  // #endregion
}
